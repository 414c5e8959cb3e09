/** French drops a vowel before another: « le tour d’Ana », « le tour de Ben ». Pure. */

const BEFORE_VOWEL = /\b(d|qu|jusqu|lorsqu)e (?!onz|oui)(?=[aeiouàâäéèêëîïôöùûüœæ])/gi;

/** The sentence as it is spoken. Only then is it known which name comes after a word. */
export const elide = (sentence: string): string => sentence.replace(BEFORE_VOWEL, "$1’");
