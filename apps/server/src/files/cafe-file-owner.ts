/** Whose the files of 쌤카페 are: they stay when their teacher's own copies go. No teacher's uid looks like this. */
export const CAFE_FILE_OWNER = "cafe";
