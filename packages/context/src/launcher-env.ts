/**
 * A copy of the environment as the process received it, unchecked. For the launcher and for the entries below
 * prisma/, which run before there is a complete configuration: the launcher fills in what is missing and hands
 * the result to web and worker, whose `env.ts` checks it.
 */
export function launcherEnv(): Record<string, string | undefined> {
  return { ...process.env }
}
