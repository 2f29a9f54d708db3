import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { requestSearchQuery } from '@oficio/contracts/search/service-requests'
import { listRubros } from '@oficio/domain/rubros/list-rubros'
import { searchServiceRequests } from '@oficio/domain/search/service-requests/search-service-requests'
import { MessagePage } from '@/components/layout/message-page'
import { PageFrame } from '@/components/layout/page-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { readSearch } from '@/features/search/read-search'
import { SearchFold, summaryOf } from '@/features/search/search-fold'
import {
  countFilters,
  readRequestSearchFields,
  requestSearchAddress,
} from '@/features/search/service-requests/request-address'
import { RequestFilters } from '@/features/search/service-requests/request-filters'
import { RequestResults } from '@/features/search/service-requests/request-results'
import { head, page } from '@/server/page'
import { getActor, getPrincipal } from '@/server/sessions/session'

export const metadata = head(pages.searchServiceRequests, { title: 'Buscar solicitudes' })

export default page(pages.searchServiceRequests, async ({ ctx, everyQuery }) => {
  const parameters = await everyQuery()
  const fields = readRequestSearchFields(parameters)
  const principal = await getPrincipal()
  if (principal?.role !== 'professional')
    return <Denied from={requestSearchAddress(fields)} isVisitor={principal === null} />
  const { query, faults } = readSearch(requestSearchQuery, parameters, ['query', 'dateFrom', 'dateTo'])
  const [rubros, answer] = await Promise.all([
    listRubros(ctx),
    query && searchServiceRequests(ctx, await getActor(), query),
  ])
  const isSearch = requestSearchAddress(fields) !== paths.searchServiceRequests() || 'page' in parameters
  return (
    <PageFrame
      title="Buscar solicitudes"
      description={
        !isSearch &&
        'Todas las solicitudes del sitio. Las de tu zona y tus rubros también están en tu portal.'
      }
    >
      <div className="grid gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
        <SearchFold
          key={requestSearchAddress(fields)}
          isFolded={isSearch}
          summary={summaryOf([fields.query], 'Solicitudes')}
          activeFilters={countFilters(fields)}
          hasFault={Object.keys(faults).length > 0}
        >
          <RequestFilters fields={fields} rubros={rubros} faults={faults} />
        </SearchFold>
        <RequestResults fields={fields} answer={answer} nowMs={ctx.clock.now().getTime()} />
      </div>
    </PageFrame>
  )
})

/** Shown instead of a redirect, so that a visitor who followed a link learns what is required. */
function Denied({ from, isVisitor }: { from: string; isVisitor: boolean }) {
  return (
    <MessagePage
      title="Acceso denegado"
      description="Tenés que iniciar sesión como profesional para ver las solicitudes"
      actions={
        isVisitor ? (
          <>
            <ButtonLink href={paths.login(from)}>Iniciar sesión</ButtonLink>
            <ButtonLink href={paths.registerProfessional()} variant="outline">
              Registrarme como profesional
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href={paths.home()}>Volver al inicio</ButtonLink>
        )
      }
    />
  )
}
