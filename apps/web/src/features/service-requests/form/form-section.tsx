import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/card'

interface FormSectionProps {
  title: string
  description?: ReactNode
  children: ReactNode
}

/** One question of the form with the fields that answer it. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {description && <p className="mt-1.5 text-muted-foreground">{description}</p>}
        <div className="mt-5 space-y-5">{children}</div>
      </section>
    </Card>
  )
}
