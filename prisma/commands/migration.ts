import { relative } from 'node:path'
import { writeMigration } from '@oficio/db/migrate/write-migration'
import { commandSettings, runCommand } from './settings'

// `npm run db:migration -- name`: writes a migration with the changes of the schema since the last one, to be reviewed
// and committed.
await runCommand(async () => {
  const settings = commandSettings()
  const name = process.argv[2]
  if (!name) throw new Error('Falta el nombre: npm run db:migration -- add_reviews')
  const file = await writeMigration({ ...settings, name, now: new Date() })
  settings.log(
    file
      ? `Migración escrita: ${relative(process.cwd(), file)}`
      : 'El esquema no cambió: no hay nada que migrar.',
  )
})
