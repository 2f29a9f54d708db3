/** What the launcher hands over: this program reads nothing from the environment. */
export type SandboxConfig = {
  mailbox: { folder: string; smtpPort: number; pagePort: number }
}

/** Finds and checks the JSON after `--config`. Throws an Error that names what is wrong. */
export function readConfig(argv: string[]): SandboxConfig {
  const text = argv[argv.indexOf('--config') + 1]
  if (!argv.includes('--config') || text === undefined) throw new Error("missing --config '<json>'")
  const config: Partial<SandboxConfig> = JSON.parse(text)
  const { folder, smtpPort, pagePort } = config.mailbox ?? {}
  if (typeof folder !== 'string' || typeof smtpPort !== 'number' || typeof pagePort !== 'number') {
    throw new Error('--config needs mailbox.folder, mailbox.smtpPort and mailbox.pagePort')
  }
  return { mailbox: { folder, smtpPort, pagePort } }
}
