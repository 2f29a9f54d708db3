/**
 * Returns an unchecked copy of the environment that the process received. Only for the launcher and the commands below
 * prisma/, which run before the configuration is complete. The launcher fills in missing values and passes the result
 * to web and worker, whose `env.ts` checks it.
 */
export function launcherEnv(): Record<string, string | undefined> {
  return { ...process.env }
}
