/**
 * Returns whether this process builds the site instead of serving it. A build has neither a database nor an operator's
 * configuration. The running site renders again whatever a page shows, and its page cache never serves the build's
 * output.
 */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build'

/** Placeholder values that let modules load during a build. Nothing connects with them. */
export const buildEnvironment = {
  DATABASE_URL: 'postgres://build.invalid/none',
  AUTH_SECRET: 'only-while-building-and-never-served',
  TOKEN_SECRET: 'only-while-building-and-never-served',
}

/** Returns whether `next dev` runs. Its hot reload needs what the security policy of a served page forbids. */
export const isHotReloading = (): boolean => process.env.NODE_ENV === 'development'
