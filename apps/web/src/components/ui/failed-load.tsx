import { Alert } from './alert'
import { Button } from './button'

interface FailedLoadProps {
  title: string
  /** The text of the failure. */
  text: string
  onRetry: () => void
}

/** Replaces a part of a page that did not load, and offers a retry. The rest of the page stays. */
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
