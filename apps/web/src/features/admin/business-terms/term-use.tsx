'use client'

import type { BusinessTermForAdmin } from '@oficio/contracts/admin/business-terms'
import { bringBackTermEndpoint, retireTermEndpoint } from '@oficio/contracts/businesses/terms/terms'
import { countOf } from '@oficio/contracts/text/count-of'
import { callApi } from '@/lib/api/api-client'
import { UseDecision } from '../use-decision'

/** Returns the consequences of retiring the term or bringing it back, with the number of businesses affected. */
function consequenceOf({ isRetired, kind, businessCount, mergedInto }: BusinessTermForAdmin): string {
  const businesses = countOf(businessCount, 'negocio publicado', 'negocios publicados')
  if (isRetired && mergedInto)
    return 'Desde este momento se puede elegir otra vez. Los negocios que la tenían siguen con la otra.'
  if (isRetired) return `Desde este momento se puede elegir otra vez, y la muestran de nuevo ${businesses}.`
  if (kind === 'category')
    return `Desde este momento nadie la puede elegir, y sale de los filtros, del índice y del mapa del sitio. La conservan ${businesses}, y sus páginas siguen en la misma dirección. Se puede volver a ofrecer.`
  return `Desde este momento no se muestra ni se elige en ningún lado: la tienen ${businesses}. Si se vuelve a ofrecer, la recuperan.`
}

/** Retires a category or a tag, or brings it back. The reason is required and recorded. */
export function TermUse({ term }: { term: BusinessTermForAdmin }) {
  const { id, version, name, isRetired } = term
  const endpoint = isRetired ? bringBackTermEndpoint : retireTermEndpoint
  return (
    <UseDecision
      name={name}
      isRetired={isRetired}
      bringBack="Volver a ofrecerla"
      consequence={consequenceOf(term)}
      reason={endpoint.body.shape.reason}
      success={isRetired ? 'De nuevo en uso' : 'Fuera de uso'}
      decide={(reason) => callApi(endpoint, { params: { id }, body: { version, reason } })}
    />
  )
}
