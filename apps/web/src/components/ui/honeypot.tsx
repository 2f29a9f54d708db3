import type { ComponentProps } from 'react'

interface HoneypotInputProps extends ComponentProps<'input'> {
  /** What the trap is called, where the form has a field of the usual name. */
  label?: string
}

/** A field that people neither see, reach by keyboard nor hear: only programs fill it in. */
export function HoneypotInput({ id = 'website', label = 'Sitio web', ...props }: HoneypotInputProps) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...props} />
    </div>
  )
}
