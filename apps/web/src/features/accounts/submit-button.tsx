import { buttonClasses } from '@/components/ui/button-classes'
import { Spinner } from '@/components/ui/spinner'

interface SubmitButtonProps {
  isSending: boolean
  isQuiet?: boolean
  children: string
}

/**
 * The button of login and registration: the look of `Button` without the code of its other kinds. It keeps the focus while
 * its form is sent, which is sent once whatever is tapped.
 */
export function SubmitButton({ isSending, isQuiet = false, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-disabled={isSending || undefined}
      aria-busy={isSending || undefined}
      className={buttonClasses({ variant: isQuiet ? 'outline' : 'primary', size: 'lg', block: true })}
    >
      {isSending && <Spinner />}
      {children}
    </button>
  )
}
