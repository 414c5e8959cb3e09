"""One match: acts, numbers, words, pictures, texts, and what is wrong."""

from __future__ import annotations

import copy
import json
import pickle
import threading

import numpy as np
import pytest
from conftest import play_on

import tokyo


def test_a_match_of_every_game_is_played_to_its_end(game: tokyo.Game) -> None:
    state = game.open(seed=1)
    play_on(state, np.random.default_rng(1))
    assert state.is_over
    assert state.seat is None and state.must == []
    assert sum(state.returns) == pytest.approx(0, abs=1e-9) or not state.outcome["winners"]
    with pytest.raises(tokyo.Closed, match="the match is over"):
        state.apply(0)


def test_the_same_seed_and_commands_lead_to_the_same_digest(game: tokyo.Game) -> None:
    one, other = game.open(seed=3), game.open(seed=3)
    rng = np.random.default_rng(3)
    for _ in range(40):
        if one.is_over or one.seat is None:
            break
        slot = int(rng.choice(one.legal_actions()))
        other.apply(one.command(slot))
        one.apply(slot)
        assert one.digest == other.digest


def test_numbers_have_the_form_that_the_layout_tells(game: tokyo.Game) -> None:
    layout = game.layout
    state = game.open(seed=2)
    if state.seat is None:
        state.wake()
    seen, mask, traits = state.observation(), state.mask(), state.traits()
    assert seen.shape == (layout["size"],) and seen.dtype == np.int16
    assert mask.shape == (layout["slots"],) and mask.dtype == np.int8
    assert traits.shape == (64, sum(field["length"] for field in layout["traits"]))
    assert np.flatnonzero(mask).tolist() == state.legal_actions()
    for slot in state.legal_actions():
        assert state.slot(state.command(slot)) == slot
        assert state.label(slot) == state.label(state.command(slot))
        assert state.label(slot, language="ja")


def test_copies_live_on_their_own_and_texts_hold_everything(game: tokyo.Game) -> None:
    state = game.open(seed=5)
    play_on(state, np.random.default_rng(5), 12)
    before = state.digest
    twins = [
        state.clone(),
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        tokyo.State.deserialise(state.serialise()),
        game.replay(state.record()),
    ]
    for twin in twins:
        assert twin.digest == before
        assert twin.entries == state.entries
        assert twin.record() == state.record()
        play_on(twin, np.random.default_rng(6), 5)
    assert state.digest == before
    assert len({twin.digest for twin in twins}) == 1, "chance comes from the seed and the act"
    assert pickle.loads(pickle.dumps(game)).open(5).digest == game.open(5).digest


def test_a_record_reads_up_to_a_line(game: tokyo.Game) -> None:
    state = game.open(seed=5)
    play_on(state, np.random.default_rng(5), 8)
    half = game.replay(state.record(), upto=3)
    assert half.entries == 3
    lines = json.loads(state.record())["lines"]
    assert half.digest == lines[2]["digest"]
    assert half.now_ms <= state.now_ms


def test_a_changed_record_or_text_is_refused(game: tokyo.Game) -> None:
    state = game.open(seed=5)
    play_on(state, np.random.default_rng(5), 4)
    record = state.record().replace(state.digest, "0" * 32)
    with pytest.raises(tokyo.MalformedInput, match="line 4 leads to another state"):
        game.replay(record)
    with pytest.raises(tokyo.MalformedInput, match="another state"):
        tokyo.State.deserialise(state.serialise().replace(state.digest, "0" * 32))
    for text in ["", "{}", "no JSON", '{"format": 1}']:
        with pytest.raises(tokyo.MalformedInput):
            game.replay(text)
        with pytest.raises(tokyo.MalformedInput):
            tokyo.State.deserialise(text)


def test_pictures_and_views(game: tokyo.Game) -> None:
    state = game.open(seed=1)
    assert state.svg().startswith("<svg") and state._repr_svg_() == state.svg()
    assert state.svg(0, language="fr").startswith("<svg")
    assert state.text(0)
    assert isinstance(state.view(), dict) and isinstance(state.view(1), dict)
    assert game.load(state.truth).digest == state.digest


def test_a_guess_looks_the_same_to_its_seat(game: tokyo.Game) -> None:
    state = game.open(seed=8)
    play_on(state, np.random.default_rng(8), 9)
    for seat in range(state.seats):
        for twin in (state.guess(seat, seed=1), state.permuted(seat, seed=1)):
            assert twin.view(seat) == state.view(seat)
            assert (twin.observation(seat) == state.observation(seat)).all()


def test_chance_can_be_scripted_and_every_draw_is_told_with_its_bound() -> None:
    state = tokyo.game("king-of-tokyo", 2).open(seed=1)
    asked = state.seat
    commands = {str(state.command(slot)): slot for slot in state.legal_actions()}
    reroll = next(slot for name, slot in commands.items() if "reroll" in name)
    plain = state.clone().apply(reroll)
    assert plain and all(0 <= outcome < below for outcome, below in plain)
    assert state.clone().apply(reroll) == plain
    wanted = [(below - 1, below) for _, below in plain]
    scripted = state.clone()
    assert scripted.apply(reroll, [outcome for outcome, _ in wanted]) == wanted
    assert scripted.seat == asked
    assert scripted.entries == 1
    twin = tokyo.game("king-of-tokyo", 2).replay(scripted.record())
    assert twin.digest == scripted.digest, "the record tells what was scripted"

    before = state.digest
    with pytest.raises(tokyo.MalformedInput, match="cannot happen: it has to be below"):
        state.apply(reroll, [99])
    with pytest.raises(tokyo.MalformedInput, match="were not drawn"):
        state.apply(reroll, [0] * (len(plain) + 2))
    assert state.digest == before and state.entries == 0


def test_what_is_wrong_is_said_and_nothing_has_happened(game: tokyo.Game) -> None:
    state = game.open(seed=1)
    before = state.digest
    slots = game.layout["slots"]
    legal = state.legal_actions()
    illegal = next(slot for slot in range(slots) if slot not in legal)
    for slot in (illegal, slots, 10**6, -1):
        with pytest.raises(tokyo.IllegalAction):
            state.apply(slot)
    for action in ({"no": "such"}, "nonsense", None, 1.5, [1], {1: 2}, object(), True, {"a": {2}}):
        with pytest.raises(tokyo.MalformedInput):
            state.apply(action)
    for seat in (-1, state.seats, 300):
        with pytest.raises(tokyo.WrongSeat, match="there is no seat"):
            state.apply(legal[0], seat=seat)
        with pytest.raises(tokyo.WrongSeat):
            state.observation(seat)
    asked = state.must + state.may
    others = [seat for seat in range(state.seats) if seat not in asked]
    for seat in others:
        with pytest.raises(tokyo.WrongSeat, match="is not asked for anything now"):
            state.apply(state.command(legal[0]), seat=seat)
        assert state.legal_actions(seat) == [] and not state.mask(seat).any()
    with pytest.raises(TypeError):
        state.apply(legal[0], seat="first")
    deep: list = []
    for _ in range(10_000):
        deep = [deep]
    with pytest.raises(tokyo.MalformedInput, match="nested"):
        state.apply(deep)
    assert state.digest == before and state.entries == 0


def test_a_refusal_names_its_clause() -> None:
    state = tokyo.game("connect-four").open()
    for _ in range(6):
        state.apply(3)
    with pytest.raises(tokyo.IllegalAction) as refused:
        state.apply({"drop": {"column": 3}})
    assert refused.value.clause and refused.value.clause in str(refused.value)
    assert isinstance(refused.value, ValueError)


def test_games_that_cannot_be_are_refused() -> None:
    with pytest.raises(tokyo.MalformedInput, match="did you mean 'izakaya'"):
        tokyo.game("izakya")
    with pytest.raises(tokyo.MalformedInput, match="seats"):
        tokyo.game("king-of-tokyo", 9)
    with pytest.raises(tokyo.MalformedInput):
        tokyo.game("king-of-tokyo", 2, {"no_such_option": True})
    with pytest.raises(tokyo.MalformedInput, match="no preset"):
        tokyo.game("king-of-tokyo", 2, preset="1912")
    with pytest.raises(tokyo.MalformedInput, match="is no seed"):
        tokyo.game("king-of-tokyo").open("seven")
    with pytest.raises(tokyo.MalformedInput, match="is no seed"):
        tokyo.game("king-of-tokyo").open(-1)
    with pytest.raises(tokyo.MalformedInput, match="does not speak"):
        tokyo.game("king-of-tokyo").open().svg(language="tlh")


def test_presets_and_options_make_the_setup() -> None:
    game = tokyo.game("king-of-tokyo", 3, {"tokyo_bay": False}, preset="2016")
    assert game.setup["tokyo_bay"] is False
    assert game.seats == 3 and game.seat_range == (2, 6)
    assert "2016" in game.presets and game.options
    assert "king-of-tokyo" in tokyo.games()
    assert game.rules().startswith("#")


def test_bids_of_others_change_no_observation_before_the_reveal() -> None:
    state = tokyo.game("izakaya", 4).open(seed=2)
    while len(state.must) < 4:
        state.apply(state.legal_actions()[0])
    for seat in (1, 2, 3):
        state.apply(int(np.random.default_rng(seat).choice(state.legal_actions(seat))), seat=seat)
    assert state.must == [0]
    twins = [state.permuted(0, seed=seed) for seed in range(20)]
    assert len({twin.digest for twin in twins}) > 1, "the bids did change"
    for twin in twins:
        assert (twin.observation(0) == state.observation(0)).all()
        assert (twin.mask(0) == state.mask(0)).all()
        assert twin.view(0) == state.view(0)


def test_two_threads_do_not_break_a_match() -> None:
    """Whatever they do at once, each act is whole or an error of ours."""
    state = tokyo.game("tokyo-highway").open(seed=1)
    bot = tokyo.game("tokyo-highway").bot("easy")
    strange: list[BaseException] = []

    def act() -> None:
        for _ in range(20):
            try:
                state.apply(bot.choose(state))
            except tokyo.TokyoError:
                pass
            except BaseException as error:
                strange.append(error)

    threads = [threading.Thread(target=act) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert strange == []
    assert tokyo.game("tokyo-highway").replay(state.record()).digest == state.digest
