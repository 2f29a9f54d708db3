import type { ComponentType } from 'react'
import { Container } from '@/components/layout/container'

interface StepsProps {
  /** The fragment of its address. */
  id: string
  title: string
  steps: readonly { title: string; text: string; Art: ComponentType<{ className?: string }> }[]
}

/** Numbered steps, each with a drawing. */
export function Steps({ id, title, steps }: StepsProps) {
  return (
    <section aria-labelledby={id} className="py-16 md:py-24">
      <Container>
        <h2 id={id} className="text-3xl tiny:text-2xl md:text-4xl">
          {title}
        </h2>
        <ol className="mt-8 grid gap-10 md:mt-12 md:grid-cols-3 md:gap-8">
          {steps.map(({ title, text, Art }, position) => (
            <li key={title} className="grid grid-cols-[6.5rem_1fr] items-center gap-x-5 tiny:block md:block">
              <Art className="w-full tiny:mb-4 md:mb-6 md:w-52" />
              <div>
                <h3 className="flex gap-2.5 text-xl md:text-2xl">
                  <span className="text-primary tabular-nums">{position + 1}.</span>
                  {title}
                </h3>
                <p className="mt-2 max-w-[40ch] text-muted-foreground md:text-lg">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
