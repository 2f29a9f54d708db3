-- A photo that is being removed: no request may take it any more, and the row goes after its files.
ALTER TYPE "photo_state" ADD VALUE 'removing';
