import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/card'

interface StepCardProps {
  icon: LucideIcon
  title: string
  text: ReactNode
  /** The buttons that answer the question. */
  children: ReactNode
}

/** The current question to the client. It is the only card of the page with a thick border. */
export function StepCard({ icon: Icon, title, text, children }: StepCardProps) {
  const titleId = useId()
  return (
    <Card asChild className="border-2 border-sol">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="flex items-center gap-2.5 text-xl tiny:flex-wrap">
          <Icon aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.75} />
          {title}
        </h2>
        <p className="mt-2 text-muted-foreground">{text}</p>
        <div className="needs-script mt-5 flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">{children}</div>
        <noscript>
          <p className="mt-3 font-medium">
            Para responder sin JavaScript, más arriba está cómo contactarnos.
          </p>
        </noscript>
      </section>
    </Card>
  )
}
