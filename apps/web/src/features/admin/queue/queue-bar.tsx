'use client'

import { CircleCheckBig, UserCheck } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Switch } from '@/components/ui/switch'
import { isDecidedHere } from '@/lib/api/own-decisions'
import { cn } from '@/lib/cn'
import { useStoredChoice } from '@/lib/storage/use-stored-choice'
import { advancePause } from '../shortcuts/advance-pause'

interface QueueBarProps {
  /** The id of the item on the page. */
  id: string
  /** Whether the item on the page waits for a decision. */
  isWaiting: boolean
  /** The number of other items that wait. */
  count: number
  /** The next waiting item, or null if none waits. */
  nextHref: string | null
  /** The list of the items that wait. */
  listHref: string
}

/**
 * Where an admin is in a queue. Before the decision: how many others wait, a link that skips the item, and the choice to
 * go on by itself. After the decision: the next item, on phones at the bottom of the screen, where the thumb is. Never goes
 * on by itself from an item that another admin decided, because this admin may still be reading or writing.
 */
export function QueueBar({ id, isWaiting, count, nextHref, listHref }: QueueBarProps) {
  const wasWaiting = useRef(isWaiting)
  const [decidedBy, setDecidedBy] = useState<'self' | 'other' | null>(null)
  const [isAutomatic, setIsAutomatic] = useStoredChoice('panel-auto-advance')
  const router = useRouter()

  useEffect(() => {
    const isDecidedNow = wasWaiting.current && !isWaiting
    wasWaiting.current = isWaiting
    if (!isDecidedNow) return
    const isOwn = isDecidedHere(id)
    setDecidedBy(isOwn ? 'self' : 'other')
    if (!isOwn || !isAutomatic || !nextHref) return
    advancePause.leave(performance.now())
    router.push(nextHref)
  }, [id, isWaiting, isAutomatic, nextHref, router])

  useEffect(() => advancePause.arrive(performance.now()), [])

  if (isWaiting)
    return nextHref ? (
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card border bg-surface px-4 py-1.5">
        <p className="text-sm text-muted-foreground">
          {count === 1 ? 'Espera 1 más.' : `Esperan ${count} más.`}
        </p>
        <ButtonLink href={nextHref} variant="ghost" className="-mr-3 px-3" data-shortcut="s">
          Saltear
        </ButtonLink>
        <label
          htmlFor="pasar-al-siguiente"
          className="needs-script flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium"
        >
          Al decidir, pasar al siguiente
          <Switch id="pasar-al-siguiente" checked={isAutomatic} onCheckedChange={setIsAutomatic} />
        </label>
      </div>
    ) : null
  if (!decidedBy) return nextHref && <NextLink href={nextHref} count={count} className="mb-6" />
  return (
    <div
      className={cn(
        'mb-6 flex items-center justify-between gap-4 rounded-card border bg-surface p-3 pl-4',
        'max-md:fixed max-md:inset-x-0 max-md:bottom-(--bar-height) max-md:z-30 max-md:mb-0 max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:shadow-float',
      )}
    >
      <p role="status" className="flex items-center gap-2 font-medium">
        {decidedBy === 'other' ? (
          <UserCheck aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        ) : (
          <CircleCheckBig aria-hidden className="size-5 shrink-0 text-success" />
        )}
        {textOf(decidedBy, nextHref)}
      </p>
      {nextHref ? (
        <NextLink href={nextHref} count={count} />
      ) : (
        <ButtonLink href={listHref} variant="outline" data-shortcut="n">
          Volver a la lista
        </ButtonLink>
      )}
    </div>
  )
}

function textOf(decidedBy: 'self' | 'other', nextHref: string | null): string {
  if (decidedBy === 'other') return 'Otra persona ya lo decidió'
  return nextHref ? 'Decidido' : 'No queda nada más por decidir'
}

const NextLink = ({ href, count, className }: { href: string; count: number; className?: string }) => (
  <ButtonLink href={href} className={className} data-shortcut="n">
    Siguiente ({count})
  </ButtonLink>
)
