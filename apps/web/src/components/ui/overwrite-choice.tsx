import { Button } from './button'

interface OverwriteChoiceProps {
  isSaving: boolean
  /** The page of the stored data, opened in another tab. */
  storedHref: string
  onOverwrite: () => void
}

/** The choices after another tab saved first: overwrite what it saved, or look at it. */
export const OverwriteChoice = ({ isSaving, storedHref, onOverwrite }: OverwriteChoiceProps) => (
  <div className="flex flex-wrap gap-3">
    <Button onClick={onOverwrite} isLoading={isSaving}>
      Guardar lo mío igual
    </Button>
    <Button asChild variant="outline">
      <a href={storedHref} target="_blank" rel="noreferrer">
        Ver lo que está guardado
      </a>
    </Button>
  </div>
)
