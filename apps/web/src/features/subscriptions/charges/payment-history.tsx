import { paths } from '@oficio/contracts/paths'
import { formatDate } from '@oficio/contracts/text/format-date'
import { FileText } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import type { HistoryEntry } from './history-entries'

interface PaymentHistoryProps {
  entries: readonly HistoryEntry[]
  /** Returns the address of the receipt of an entry. */
  receiptPath?: (id: string) => string
}

/** The payment history with links to the receipts. */
export function PaymentHistory({ entries, receiptPath = paths.receipt }: PaymentHistoryProps) {
  return (
    <Section title="Tus pagos">
      {entries.length === 0 ? (
        <EmptyState
          drawing="paymentReceived"
          title="Todavía no hay pagos"
          description="Acá vas a ver cada cobro con su comprobante."
          className="py-10"
        />
      ) : (
        <Card asChild padding="none">
          <ul className="divide-y">
            {entries.map((entry) => (
              <li key={entry.id}>
                <HistoryLine entry={entry} receiptHref={receiptPath(entry.id)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  )
}

/** Three lines on a phone. From 768 px up one line, whose columns are aligned with the other entries. */
const areas =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-5 py-4 [grid-template-areas:"title_amount""note_note""state_receipt"] md:grid-cols-[minmax(0,1fr)_auto_6.5rem_9.5rem] md:px-6 md:[grid-template-areas:"title_state_amount_receipt""note_state_amount_receipt"]'

function HistoryLine({ entry, receiptHref }: { entry: HistoryEntry; receiptHref: string }) {
  const { at, title, note, amount, state, tone, hasReceipt } = entry
  return (
    <div className={areas}>
      <p className="min-w-0 font-medium [grid-area:title]">{title}</p>
      <p className="min-w-0 text-sm text-muted-foreground [grid-area:note]">
        <time dateTime={at}>{formatDate(at)}</time>
        {note && <span className="block">{note}</span>}
      </p>
      <p className="mt-1.5 [grid-area:state] md:mt-0 md:justify-self-end">
        <Badge tone={tone}>{state}</Badge>
      </p>
      <p className="justify-self-end font-semibold tabular-nums [grid-area:amount]">{amount}</p>
      {hasReceipt && (
        <Link
          href={receiptHref}
          aria-label={`Comprobante del ${formatDate(at)}`}
          className="-my-2 inline-flex min-h-11 items-center gap-1.5 justify-self-end font-medium text-primary underline-offset-4 [grid-area:receipt] hover:underline"
        >
          <FileText aria-hidden className="size-5" />
          Comprobante
        </Link>
      )}
    </div>
  )
}
