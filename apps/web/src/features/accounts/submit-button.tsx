import { buttonClasses } from '@/components/ui/button-classes'
import { Spinner } from '@/components/ui/spinner'

interface SubmitButtonProps {
  isSending: boolean
  isQuiet?: boolean
  children: string
}

/**
 * The submit button of login and registration: looks like `Button`, without the code of its other variants. While the
 * form is sent, the button keeps the focus and the form ignores further submissions.
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
