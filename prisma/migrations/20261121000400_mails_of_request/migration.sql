-- The addresses of a request's mails go with its contact data: found without reading every mail there ever was.
CREATE INDEX mails_of_request ON mails ((refs ->> 'requestId'));
