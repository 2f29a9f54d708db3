'use client'

import type { BusinessTermForAdmin } from '@oficio/contracts/admin/business-terms'
import { bringBackTermEndpoint, retireTermEndpoint } from '@oficio/contracts/businesses/terms/terms'
import { countOf } from '@oficio/contracts/text/count-of'
import { Button } from '@/components/ui/button'
import { recordedReason, WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

const retire = { endpoint: retireTermEndpoint, action: 'Sacar de uso', tone: 'destructive' } as const
const bringBack = { endpoint: bringBackTermEndpoint, action: 'Volver a ofrecerla', tone: 'primary' } as const

/** What follows from a decision, with how many it touches. */
function consequenceOf({ isRetired, kind, businessCount, mergedInto }: BusinessTermForAdmin): string {
  const businesses = countOf(businessCount, 'negocio publicado', 'negocios publicados')
  if (isRetired && mergedInto)
    return 'Desde este momento se puede elegir otra vez. Los negocios que la tenían siguen con la otra.'
  if (isRetired) return `Desde este momento se puede elegir otra vez, y la muestran de nuevo ${businesses}.`
  if (kind === 'category')
    return `Desde este momento nadie la puede elegir, y sale de los filtros, del índice y del mapa del sitio. La conservan ${businesses}, y sus páginas siguen en la misma dirección. Se puede volver a ofrecer.`
  return `Desde este momento no se muestra ni se elige en ningún lado: la tienen ${businesses}. Si se vuelve a ofrecer, la recuperan.`
}

/** Takes a category or a tag out of use, or offers it again, for a reason that stays on record. */
export function TermUse({ term }: { term: BusinessTermForAdmin }) {
  const does = term.isRetired ? bringBack : retire
  return (
    <WordsDialog
      trigger={<Button variant="outline">{does.action}</Button>}
      title={`${does.action}: ${term.name}`}
      description={consequenceOf(term)}
      field={recordedReason(does.endpoint.body.shape.reason)}
      submitLabel={does.action}
      submitVariant={does.tone}
      send={(reason) =>
        callApi(does.endpoint, { params: { id: term.id }, body: { version: term.version, reason } })
      }
      success={term.isRetired ? 'De nuevo en uso' : 'Fuera de uso'}
    />
  )
}
