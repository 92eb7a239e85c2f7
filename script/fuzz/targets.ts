import type { FuzzTarget } from './FuzzTarget.ts'
import { answerTargets } from './targets/answerTargets.ts'
import { dataTargets } from './targets/dataTargets.ts'
import { drawingTargets } from './targets/drawingTargets.ts'
import { importTargets } from './targets/importTargets.ts'
import { recordTargets } from './targets/recordTargets.ts'
import { searchTargets } from './targets/searchTargets.ts'
import { serveTargets } from './targets/serveTargets.ts'
import { settingsTargets } from './targets/settingsTargets.ts'
import { textTargets } from './targets/textTargets.ts'

/** All parsers of untrusted input. */
export const targets: readonly FuzzTarget[] = [
  ...textTargets,
  ...dataTargets,
  ...settingsTargets,
  ...drawingTargets,
  ...searchTargets,
  ...serveTargets,
  ...answerTargets,
  ...recordTargets,
  ...importTargets,
]
