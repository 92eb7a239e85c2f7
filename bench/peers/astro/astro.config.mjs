// oxlint-disable import/no-default-export -- the tool demands one
import { defineConfig } from 'astro/config'

// INCREMENTAL=1 keeps pages between builds, which is an experiment of Astro 7.
export default defineConfig({ outDir: 'out', ...(process.env.INCREMENTAL ? { experimental: { incrementalBuild: true } } : {}) })
