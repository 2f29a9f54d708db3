import { limits } from '@oficio/contracts/limits'
import { buttonClasses } from '@/components/ui/button-classes'
import { FieldError } from '@/components/ui/field-message'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { LocateHere } from './locate-here'

interface LocationFieldProps {
  /** As it was typed, or the town of the point that was asked for. */
  location: string
  fault: string | undefined
}

/** A town by its name, typed or found by the device. */
export function LocationField({ location, fault }: LocationFieldProps) {
  return (
    <div className="min-w-0 space-y-1.5">
      <Label htmlFor="search-location">¿Dónde?</Label>
      <Input
        id="search-location"
        name="location"
        defaultValue={location}
        maxLength={limits.addressMax}
        placeholder="Rosario, Santa Fe"
        autoComplete="address-level2"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && 'search-location-error'}
      />
      {fault && <FieldError id="search-location-error">{fault}</FieldError>}
      <LocateHere fieldId="search-location" className={buttonClasses({ variant: 'ghost' })} />
    </div>
  )
}
