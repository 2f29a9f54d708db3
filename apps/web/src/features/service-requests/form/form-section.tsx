import { CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/card'

interface FormSectionProps {
  title: string
  description?: ReactNode
  /** Whether all required fields are filled in and no checked field has an error. */
  isDone?: boolean
  children: ReactNode
}

/** A section of the form: a question with the fields that answer it. */
export function FormSection({ title, description, isDone = false, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <div className="flex items-center justify-between gap-3">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          {isDone && (
            <span className="flex text-success">
              <CircleCheck aria-hidden className="size-6 shrink-0" />
              <span className="sr-only">Completo</span>
            </span>
          )}
        </div>
        {description && <p className="mt-1.5 text-muted-foreground">{description}</p>}
        <div className="mt-5 space-y-5">{children}</div>
      </section>
    </Card>
  )
}
