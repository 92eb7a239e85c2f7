import { bodyShapes } from './bodyShapes.ts'
import { fieldShapes } from './fieldShapes.ts'
import { fileShapes } from './fileShapes.ts'
import type { Shape } from './shape.ts'

export const shapes: readonly Shape[] = [...bodyShapes, ...fieldShapes, ...fileShapes]
