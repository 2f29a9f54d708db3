/** Why a backup or a restore could not be done. The message is for whoever runs the command. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupError'
  }
}
