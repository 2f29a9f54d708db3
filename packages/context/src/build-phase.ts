/**
 * Whether this process builds the site instead of serving it. There is neither database nor operator then: what pages
 * show is rendered by the running site, whose page cache never serves what the build made.
 */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build'

/** Enough for modules to load during a build; leads nowhere and opens nothing. */
export const buildEnvironment = {
  DATABASE_URL: 'postgres://build.invalid/none',
  AUTH_SECRET: 'only-while-building-and-never-served',
  TOKEN_SECRET: 'only-while-building-and-never-served',
}

/** Whether `next dev` runs: its hot reload needs what the policy of a served page forbids. */
export const isHotReloading = (): boolean => process.env.NODE_ENV === 'development'
