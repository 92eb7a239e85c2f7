// The exports that a publication imports from 'roomwright'.
export { z } from 'zod'
export { defineSite } from './own/defineSite.ts'
export { defineBlock } from './own/defineBlock.ts'
export { defineCollection } from './own/defineCollection.ts'
export { definePlugin } from './own/definePlugin.ts'
export { reference } from './own/reference.ts'
