import { formatAge, formatMoment } from '@oficio/contracts/text/format-date'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { cn } from '@/lib/cn'

interface AskedItemProps {
  title: ReactNode
  state: ReactNode
  createdAt: string
  nowMs: number
  isLate?: boolean
  /** What the admin must know before acting. */
  warning?: ReactNode
  /** The words of the sender, or null if there are none. */
  words: string | null
  facts: readonly { term: string; value: ReactNode }[]
  isAnonymised: boolean
  /** The buttons to answer, while that is possible. */
  answers: ReactNode
}

/** A message or request to the team: its text, its sender and its answer. */
export function SupportItem({
  title,
  state,
  createdAt,
  nowMs,
  isLate = false,
  warning,
  words,
  facts,
  isAnonymised,
  answers,
}: AskedItemProps) {
  return (
    <Card asChild className={cn(isLate && 'border-urgent')}>
      <article>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 space-y-1">
            <h2 className="text-xl">{title}</h2>
            <p className="text-sm text-muted-foreground">
              Llegó{' '}
              <time dateTime={createdAt} title={formatMoment(createdAt)}>
                {formatAge(createdAt, nowMs)}
              </time>
            </p>
          </div>
          {state}
        </div>
        {warning}
        {isAnonymised ? (
          <p className="mt-4 text-muted-foreground">Los datos personales ya se borraron.</p>
        ) : (
          <>
            {words && (
              <blockquote className="mt-4 border-l-4 border-primary-soft pl-4 break-words whitespace-pre-line">
                {words}
              </blockquote>
            )}
            <DescriptionList className="mt-4" items={facts} />
          </>
        )}
        {answers && <div className="mt-5 flex flex-col gap-3 sm:flex-row">{answers}</div>}
      </article>
    </Card>
  )
}

/** The kind of a request with its code. The code does not break across lines, unless the font is too large. */
export function SupportItemTitle({ kind, code }: { kind: string; code: string }) {
  return (
    <>
      {kind} <span className="whitespace-nowrap tiny:break-all tiny:whitespace-normal">{code}</span>
    </>
  )
}
