extension AdapterInvalidationContext: RefreshingContext {}
