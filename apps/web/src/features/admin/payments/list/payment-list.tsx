import type { PaymentPage } from '@oficio/contracts/admin/payments/list'
import { Receipt, SearchX } from 'lucide-react'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { type ListQuery, listPath } from './list-query'
import { PaymentFilter } from './payment-filter'
import { PaymentTable } from './payment-table'
import { PaymentTabs } from './payment-tabs'

interface PaymentListProps {
  query: ListQuery
  page: PaymentPage
}

/** One of the three lists with its search, newest first, a page at a time. */
export function PaymentList({ query, page: { rows, nextCursor } }: PaymentListProps) {
  const { tab, search, status, cursor } = query
  return (
    <section aria-label="Listado" className="space-y-5">
      <PaymentTabs tab={tab} search={search} />
      <PaymentFilter query={query} />
      {rows.length > 0 ? (
        <PaymentTable rows={rows} tab={tab} />
      ) : search || status ? (
        <EmptyState
          icon={SearchX}
          title="No encontramos nada"
          description="Probá con otro dato: el email con el que se pagó, el número de Mercado Pago o el de la solicitud."
        />
      ) : (
        <EmptyState
          icon={Receipt}
          title="Todavía no hay nada"
          description="Lo que se cobre lo vas a ver acá."
        />
      )}
      {(cursor || nextCursor) && (
        <nav aria-label="Páginas" className="flex flex-wrap justify-between gap-3">
          {cursor ? (
            <Button asChild variant="outline">
              <Link href={listPath({ tab, search, status })}>Volver a los más nuevos</Link>
            </Button>
          ) : (
            <span />
          )}
          {nextCursor && (
            <Button asChild variant="outline">
              <Link href={listPath({ ...query, cursor: nextCursor })}>Ver más antiguos</Link>
            </Button>
          )}
        </nav>
      )}
    </section>
  )
}
