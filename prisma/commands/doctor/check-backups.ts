import { findNewestBackup } from '../take-backup'
import { type Finding, fault, ok, type Patient, warning } from './check'

/** Maximum age of the newest backup in hours: one backup a night, and a morning to notice a failure. */
const freshHours = 36

export async function checkBackups({ config, env }: Patient): Promise<Finding[]> {
  const dir = env.BACKUP_DIR
  const severity = config.mode === 'production' ? fault : warning
  if (!dir)
    return [
      severity(
        'Sin BACKUP_DIR no se sabe si hay copias: programá npm run db:backup cada noche, o las de tu PostgreSQL.',
      ),
    ]
  const newest = await findNewestBackup(dir)
  if (!newest) return [severity(`En ${dir} no hay ninguna copia: programá npm run db:backup cada noche.`)]
  const hours = Math.floor((Date.now() - Date.parse(newest.takenAt)) / 3_600_000)
  if (hours > freshHours) return [severity(`La última copia tiene ${hours} horas: ${newest.folder}`)]
  return [ok(`Última copia hace ${hours} horas: ${newest.folder}`)]
}
