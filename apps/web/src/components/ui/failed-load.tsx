import { Alert } from './alert'
import { Button } from './button'

interface FailedLoadProps {
  title: string
  /** Why, in the words of the failure. */
  text: string
  onRetry: () => void
}

/** A part of a page did not load: the rest stays, and it is asked for again by a tap. */
export const FailedLoad = ({ title, text, onRetry }: FailedLoadProps) => (
  <Alert
    tone="error"
    title={title}
    action={
      <Button variant="outline" onClick={onRetry}>
        Probar de nuevo
      </Button>
    }
  >
    {text}
  </Alert>
)
