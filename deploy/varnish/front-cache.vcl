vcl 4.1;
# A front cache before web, for Varnish 7: keeps whole public pages for as long as web says, and drops those that web
# names when they change. Set CACHE_PURGE_URL of web to this Varnish (http://varnish:6081/), and say below where web listens
# and from where it purges. docs/operations.md, 'A cache before web'.

import std;

backend web {
    .host = "127.0.0.1";
    .port = "3000";
}

acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # What ends TLS on this machine hands visitors' purges on from here, and names them: Varnish has put its address behind theirs.
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(403));
        }
        # Web sends the tags of what changed, a space between them.
        if (req.http.Surrogate-Key !~ "^[\w:.-]+( [\w:.-]+)*$") {
            return (synth(400));
        }
        if (!std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)")) {
            return (synth(500, std.ban_error()));
        }
        return (synth(204));
    }
    # Varnish adds the visitor's address to X-Forwarded-For by itself.
    set req.http.Surrogate-Capability = {"front="Surrogate/1.0""};
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Never kept; answers that go on for as long as a page is open pass as they come.
    if (req.url ~ "^/api/") {
        return (pipe);
    }
    # The router of the browser asks for parts of pages at their addresses.
    if (req.http.RSC || req.http.Next-Action) {
        return (pass);
    }
    # Whoever is looking does not change a page that web marks; all other answers are never kept.
    return (hash);
}

sub vcl_hash {
    # Web sends a kept page whatever stands behind the '?'.
    hash_data(regsub(req.url, "\?.*$", ""));
    hash_data(req.http.Host);
    return (lookup);
}

sub vcl_backend_response {
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    # Web marks what may be kept: a whole page out of its own store. Everything else is somebody's, or of this moment.
    if (beresp.status == 200 && beresp.http.Surrogate-Control ~ "max-age=\d+" && !beresp.http.Set-Cookie) {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=(\d+).*", "\1s"), 0s);
        # Parts of pages are passed above; compressed or not is Varnish's own to keep apart.
        set beresp.http.Vary = "Accept-Encoding";
    } elsif (bereq.url ~ "^/_next/static/" && beresp.status == 200) {
        # The name of each file says what is in it.
        set beresp.ttl = 1d;
    } else {
        # Known for a while as such, so that those who ask for it need not wait for each other.
        set beresp.ttl = 120s;
        set beresp.uncacheable = true;
    }
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.Surrogate-Control;
    unset resp.http.Surrogate-Key;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
