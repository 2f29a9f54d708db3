import { purgeCall } from '@oficio/gateways/front-cache/purge-call'
import { type Finding, ok, type Patient, reasonOf, warning } from './check'

/** No page carries it, so nothing is forgotten. */
const noTag = 'doctor'

/** Whether the cache before web takes purges; without them a page that changed stays there as it was for a while. */
export async function checkFrontCache({ config, fetch }: Patient): Promise<Finding[]> {
  if (!config.cachePurgeUrl) return []
  const { address, ...call } = purgeCall(config.cachePurgeUrl, [noTag])
  const answer = await fetch(address, { ...call, redirect: 'manual' }).catch(reasonOf)
  if (typeof answer !== 'string' && answer.ok) return [ok('El caché delante del sitio acepta PURGE.')]
  const answerText =
    typeof answer === 'string' ? `no contesta a PURGE: ${answer}` : `contesta ${answer.status} a PURGE`
  return [
    warning(
      `CACHE_PURGE_URL ${answerText}. Lo que cambia se ve tarde. ¿La dirección es la del caché, y deja purgar desde esta máquina?`,
    ),
  ]
}
