interface StepHeadProps {
  step: number
  titles: readonly string[]
}

/** The current step of a form, as text and as a progress bar. */
export function StepHead({ step, titles }: StepHeadProps) {
  return (
    <div className="space-y-3">
      <h2 id="paso" tabIndex={-1} className="text-2xl outline-none">
        <span className="block text-base font-normal text-muted-foreground">
          Paso {step + 1} de {titles.length}
        </span>
        {titles[step]}
      </h2>
      <div aria-hidden className="grid auto-cols-fr grid-flow-col gap-2">
        {titles.map((title, at) => (
          <span key={title} className={`h-1.5 rounded-full ${at <= step ? 'bg-primary' : 'bg-skeleton'}`} />
        ))}
      </div>
    </div>
  )
}
