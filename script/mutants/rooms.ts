/** A part of the house whose every branch is tested, and whose tests are tested by changes of its code (decision 115). */
export interface Room {
  /** Globs of its code. */
  readonly code: readonly string[]
  /** Globs of the tests that a change of its code must fail. */
  readonly tests: readonly string[]
}

/** What the night proves the tests of. Simulations and tests that kill programs are left out of the second list: they would be run for each change. */
export const rooms: Readonly<Record<string, Room>> = {
  deploy: {
    code: ['src/deploy/*.ts', 'src/deploy/{apply,bucket,lock,plan,record}/*.ts'],
    tests: [
      'src/deploy/{DeployContext,cards,deploy,publishRelease,releases,rollBack}.test.ts',
      'src/deploy/{apply,bucket,lock,plan,record}/*.test.ts',
    ],
  },
  output: {
    code: ['src/builder/output/*.ts'],
    tests: ['src/builder/output/!(killedBuild|stoppedBuild).test.ts'],
  },
  write: {
    code: ['src/write/{run,journal}/*.ts'],
    tests: ['src/write/{run,journal}/*.test.ts', 'src/write/writeArticles.test.ts'],
  },
  router: {
    code: ['src/runtime/router/{BuildWatch,ChunkFailures,Chunks,PageCache,isOurs,loadPage,navigationState,network,prefetch}.ts'],
    tests: ['src/runtime/router/*.test.ts'],
  },
}

/** Code, without the tests that lie beside it. */
export const withoutTests = ['!src/**/*.test.ts', '!src/**/testing/**']
