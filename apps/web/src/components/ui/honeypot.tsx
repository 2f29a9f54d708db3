import type { ComponentProps } from 'react'

interface HoneypotInputProps extends ComponentProps<'input'> {
  /** The label of the trap. Needed if the form has a real field with the default label. */
  label?: string
}

/** A hidden trap field. People cannot see, reach or hear it, so only bots fill it in. */
export function HoneypotInput({ id = 'website', label = 'Sitio web', ...props }: HoneypotInputProps) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...props} />
    </div>
  )
}
