/** A part of the engine whose every branch is tested, and whose tests are checked by mutations of its code (decision 115). */
export interface Room {
  /** Globs of its code. */
  readonly code: readonly string[]
  /** Globs of the tests that must detect mutations of its code. */
  readonly tests: readonly string[]
}

/**
 * The rooms checked in nightly runs. Their tests leave out simulations and tests that kill programs, since they would run for each
 * mutation.
 */
export const rooms: Readonly<Record<string, Room>> = {
  deploy: {
    code: ['src/deploy/*.ts', 'src/deploy/{apply,bucket,lock,plan,record}/*.ts'],
    tests: [
      'src/deploy/{DeployContext,cards,deploy,publishRelease,releases,rollBack}{,.long}.test.ts',
      'src/deploy/{apply,bucket,lock,plan,record}/*.test.ts',
    ],
  },
  output: {
    code: ['src/builder/output/*.ts'],
    tests: ['src/builder/output/!(*.long).test.ts'],
  },
  write: {
    code: ['src/write/{run,journal}/*.ts'],
    tests: ['src/write/{run,journal}/*.test.ts', 'src/write/writeArticles.long.test.ts'],
  },
  router: {
    code: ['src/runtime/router/{BuildWatch,ChunkFailures,Chunks,PageCache,isOurs,loadPage,navigationState,network,prefetch}.ts'],
    tests: ['src/runtime/router/*.test.ts'],
  },
}

/** Excludes tests next to the code. */
export const withoutTests = ['!src/**/*.test.ts', '!src/**/testing/**']
