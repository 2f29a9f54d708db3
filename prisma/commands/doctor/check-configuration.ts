import { EnvError, readEnv } from '@oficio/context/env'
import { readCuit } from '@oficio/contracts/text/read-cuit'
import { type Finding, fault, ok, type Patient, warning } from './check'

/** Checks the legal data of the provider, and whether the configuration is valid for production. */
export async function checkConfiguration({ config, env }: Patient): Promise<Finding[]> {
  const { provider, dataFiscalUrl, mode, webPush } = config
  const unnamed = Object.entries({
    PROVIDER_NAME: provider.name,
    PROVIDER_CUIT: provider.cuit,
    PROVIDER_ADDRESS: provider.address,
    PROVIDER_PHONE: provider.phone,
  }).flatMap(([name, value]) => (value ? [] : [name]))
  const problems = problemsOf({ ...env, OFICIO_MODE: 'production' })
  return [
    mode === 'production'
      ? ok('OFICIO_MODE=production')
      : warning('Es una demo: los datos de ejemplo y los simuladores solo están para probar.'),
    ...problems.map((problem) =>
      mode === 'production' ? fault(problem) : warning(`Para producción: ${problem}`),
    ),
    ...(unnamed.length > 0
      ? [
          fault(
            `Faltan datos legales de quien presta el servicio, que van al pie y a los términos: ${unnamed.join(', ')}.`,
          ),
        ]
      : [ok(`Presta el servicio ${provider.name}, CUIT ${provider.cuit}.`)]),
    ...(provider.cuit && !readCuit(provider.cuit)
      ? [fault('PROVIDER_CUIT no es un CUIT: son 11 números, y el último se calcula con los otros.')]
      : []),
    ...(env.SUPPORT_EMAIL?.trim()
      ? []
      : [warning(`Falta SUPPORT_EMAIL: las consultas van a ${config.site.supportEmail}. ¿Alguien lo lee?`)]),
    ...(dataFiscalUrl
      ? []
      : [warning('Falta DATA_FISCAL_URL: el código «Data Fiscal» de ARCA no se ve al pie.')]),
    ...(webPush
      ? []
      : [
          warning(
            'Falta VAPID_PRIVATE_KEY: nadie puede recibir avisos en su dispositivo. Sirve la salida de: openssl rand -hex 32',
          ),
        ]),
  ]
}

function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    readEnv(env)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
}
