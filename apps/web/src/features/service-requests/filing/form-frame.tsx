import { filingTime } from '@oficio/contracts/service-requests/filing-time'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'

interface FormFrameProps {
  /** What becomes of a request; drawn on the server, since it is the same for everybody. */
  nextSteps: ReactNode
  /** Under the title, instead of what the form promises everybody. */
  description?: string | undefined
  children: ReactNode
}

/** Head of the form's page, and beside the form from 1024 px up what comes after it. */
export function FormFrame({ nextSteps, description, children }: FormFrameProps) {
  return (
    <PageFrame
      title="Contanos qué necesitás"
      description={
        description ?? `Te lleva ${filingTime}. Avisamos a los profesionales de tu zona y te contactan ellos.`
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-12">
        <div className="space-y-5">{children}</div>
        <aside aria-labelledby="que-pasa-despues" className="hidden lg:block">
          <div className="sticky top-24">
            <h2 id="que-pasa-despues" className="mb-5 text-xl">
              Qué pasa después
            </h2>
            {nextSteps}
          </div>
        </aside>
      </div>
    </PageFrame>
  )
}
