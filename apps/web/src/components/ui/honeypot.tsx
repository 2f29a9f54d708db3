import type { ComponentProps } from 'react'

/** A field that people neither see, reach by keyboard nor hear read out: whoever fills it in is a program. */
export function HoneypotInput(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor="website">Sitio web</label>
      <input id="website" type="text" tabIndex={-1} autoComplete="off" {...props} />
    </div>
  )
}
