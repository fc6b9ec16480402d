export type { Check, Step } from './checks';
export { type DicePlace, fairDice, isMix, type Mix, type MixIntent, mixesOf, namedDice } from './fair-dice';
export {
  type End,
  FILE_LIMITS,
  type FileFault,
  FORMAT,
  type GameFile,
  type LogRow,
  readGameFile,
  readGameText,
  standingEntries,
  type ToldRow,
  type ViewerFile,
  type WholeFile,
  zGameFile,
} from './file';
export { chainEnd, commitmentTo, entryHash, type Head, hashOf, headHash, isSeed, newSeed } from './head';
export { type Slices, type Verification, verifyFile, verifyInSlices, verifyText } from './verify';
export { checkWords, fileWords, stepWords, verificationWords } from './words';
