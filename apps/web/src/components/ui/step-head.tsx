import { steps } from './registration-values'

/** Where somebody stands: told as words, and as a bar. */
export function StepHead({ step }: { step: number }) {
  return (
    <div className="space-y-3">
      <h2 id="paso" tabIndex={-1} className="text-2xl outline-none">
        <span className="block text-base font-normal text-muted-foreground">
          Paso {step + 1} de {steps.length}
        </span>
        {steps[step]?.title}
      </h2>
      <div aria-hidden className="grid grid-cols-3 gap-2">
        {steps.map(({ part }, at) => (
          <span key={part} className={`h-1.5 rounded-full ${at <= step ? 'bg-primary' : 'bg-skeleton'}`} />
        ))}
      </div>
    </div>
  )
}
