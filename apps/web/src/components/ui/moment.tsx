import type { DrawingName } from '@oficio/drawings/address'
import { type ReactNode, useId } from 'react'
import { Celebration } from '@/components/illustrations/celebration'
import { Card } from '@/components/ui/card'

interface MomentProps {
  drawing: DrawingName
  /** The event in one sentence: 'Aprobamos tu cuenta, Ramón'. */
  title: string
  children: ReactNode
  /** The one next step. */
  action: ReactNode
  /** Whether the event happened just now, so that the drawing celebrates it. */
  isFresh: boolean
}

/** A first time that is worth a celebration, with what to do next. It disappears when that is done. */
export function Moment({ drawing, title, children, action, isFresh }: MomentProps) {
  const titleId = useId()
  return (
    <Card asChild padding="none" className="overflow-hidden">
      <section aria-labelledby={titleId}>
        <Celebration name={drawing} isFresh={isFresh} className="h-32 rounded-b-none md:h-40" />
        <div className="space-y-2 p-5 md:p-6">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          <p className="max-w-[60ch] text-muted-foreground">{children}</p>
          <div className="may-break pt-2">{action}</div>
        </div>
      </section>
    </Card>
  )
}
