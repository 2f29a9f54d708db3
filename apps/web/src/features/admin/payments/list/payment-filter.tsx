import { statusesByTab } from '@oficio/contracts/admin/payments/list'
import { paths } from '@oficio/contracts/paths'
import { Search } from 'lucide-react'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { statusText, subscriptionText } from '../payment-texts'
import { type ListQuery, listPath, names, slugOf } from './list-query'

/** A form of the plainest kind: what is looked for stands in the address, and needs no script. */
export function PaymentFilter({ query: { tab, search, status } }: { query: ListQuery }) {
  const isFiltered = Boolean(search || status)
  return (
    // The key empties the fields when another list is opened.
    <form
      key={`${tab}-${search}-${status}`}
      action={paths.adminPayments()}
      className="grid gap-3 sm:grid-cols-[1fr_14rem_auto] sm:items-end"
    >
      <input type="hidden" name={names.tab} value={slugOf(tab)} />
      <div className="space-y-1.5">
        <Label htmlFor="payment-search">Buscar</Label>
        <Input
          id="payment-search"
          type="search"
          name={names.search}
          defaultValue={search}
          maxLength={120}
          placeholder="Nombre, email o número"
        />
      </div>
      <div className="space-y-1.5">
        <Label htmlFor="payment-status">Estado</Label>
        <Select id="payment-status" name={names.status} defaultValue={status ?? ''} placeholder="Todos">
          {statusesByTab[tab].map((choice) => (
            <option key={choice} value={choice}>
              {tab === 'subscriptions' ? subscriptionText(choice) : statusText(choice)}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex gap-3">
        <Button type="submit" variant="outline">
          <Search aria-hidden />
          Buscar
        </Button>
        {isFiltered && (
          <Button asChild variant="ghost">
            <Link href={listPath({ tab })}>Quitar filtros</Link>
          </Button>
        )}
      </div>
    </form>
  )
}
