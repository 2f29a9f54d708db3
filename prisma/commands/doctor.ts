import { resolveTxt } from 'node:dns/promises'
import { getConfig } from '@oficio/context/config'
import { closeContext, createContext } from '@oficio/context/context'
import { launcherEnv } from '@oficio/context/launcher-env'
import { probeMail } from '@oficio/context/probe-mail'
import { examine } from './doctor/examine'
import { history } from './history'
import { commandSettings, runCommand } from './settings'

const marks = { ok: '✓', warning: '!', fault: '✗' }

// `npm run doctor`: checks the production checklist. Exits with 1 if there is a fault.
await runCommand(async () => {
  const { log } = commandSettings()
  const config = getConfig()
  const ctx = createContext({ ...config, logLevel: 'silent' }, { poolSize: 4 })
  const env = launcherEnv()
  const examined = await examine({ ctx, config, env, history, fetch, probeMail, resolveTxt }).finally(() =>
    closeContext(ctx),
  )
  for (const { name, findings } of examined) {
    log(`\n${name}`)
    for (const { state, says } of findings) log(`  ${marks[state]} ${says}`)
  }
  const count = (countedState: keyof typeof marks) =>
    examined.flatMap(({ findings }) => findings).filter(({ state }) => state === countedState).length
  const summary = `${count('ok')} bien, ${count('warning')} para mirar, ${count('fault')} por arreglar`
  log(`\n${summary}`)
  if (count('fault') > 0) throw new Error('Hay algo por arreglar antes de abrir el sitio.')
})
