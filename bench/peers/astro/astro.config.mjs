// oxlint-disable import/no-default-export -- required by the tool
import { defineConfig } from 'astro/config'

// INCREMENTAL=1 keeps pages between builds, an experimental feature of Astro 7.
export default defineConfig({ outDir: 'out', ...(process.env.INCREMENTAL ? { experimental: { incrementalBuild: true } } : {}) })
