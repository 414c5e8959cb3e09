about = Secret destinations in a maze of rails that everybody turns.
