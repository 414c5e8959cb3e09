//! Plain data and seeds: from Python, and to it.

use contract::Seed;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyNone, PyString, PyTuple};
use serde_json::{Map, Value};

use crate::fault::Fault;

/// Deeper than any setup, state or command.
const DEEPEST: usize = 64;

/// A value of Python as plain data.
pub fn read(from: &Bound<'_, PyAny>) -> PyResult<Value> {
    read_at(from, 0)
}

fn read_at(from: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth > DEEPEST {
        return Err(Fault::Malformed("this is nested too deeply".into()).into());
    }
    if from.is_none() {
        Ok(Value::Null)
    } else if let Ok(flag) = from.cast::<PyBool>() {
        Ok(flag.is_true().into())
    } else if let Ok(text) = from.cast::<PyString>() {
        Ok(text.to_cow()?.into_owned().into())
    } else if let Ok(dict) = from.cast::<PyDict>() {
        let mut map = Map::new();
        for (key, value) in dict.iter() {
            let key: String = key.extract().map_err(|_| strange(&key))?;
            map.insert(key, read_at(&value, depth + 1)?);
        }
        Ok(Value::Object(map))
    } else if from.is_instance_of::<PyList>() || from.is_instance_of::<PyTuple>() {
        let items = from.try_iter()?.map(|item| read_at(&item?, depth + 1));
        Ok(Value::Array(items.collect::<PyResult<_>>()?))
    } else if from.is_instance_of::<PyFloat>() {
        Err(strange(from))
    } else if let Ok(number) = from.extract::<i64>() {
        Ok(number.into())
    } else if let Ok(number) = from.extract::<u64>() {
        Ok(number.into())
    } else {
        Err(strange(from))
    }
}

fn strange(from: &Bound<'_, PyAny>) -> PyErr {
    let shown = from.repr().map_or_else(|_| "this".to_owned(), |shown| shown.to_string());
    let shown: String = shown.chars().take(60).collect();
    let why = format!("{shown} is no plain data: whole numbers, texts, flags, lists and dicts are");
    Fault::Malformed(why).into()
}

/// Plain data as a value of Python.
pub fn write<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => PyNone::get(py).to_owned().into_any(),
        Value::Bool(flag) => PyBool::new(py, *flag).to_owned().into_any(),
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => PyInt::new(py, number).into_any(),
            (None, Some(number)) => PyInt::new(py, number).into_any(),
            (None, None) => PyFloat::new(py, number.as_f64().unwrap_or(f64::NAN)).into_any(),
        },
        Value::Array(items) => {
            let items = items.iter().map(|item| write(py, item)).collect::<PyResult<Vec<_>>>()?;
            PyList::new(py, items)?.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (key, value) in fields {
                dict.set_item(key, write(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// Anything that has a form as plain data.
pub fn json(plain: &impl serde::Serialize) -> Result<Value, Fault> {
    serde_json::to_value(plain).map_err(Fault::malformed)
}

/// A seed, as `tokyo simulate --seed` reads it: a whole number, or 64 hex digits. Left out, it is
/// that of the number 0.
pub fn seed(from: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let Some(from) = from else { return Ok(Seed::from_number(0)) };
    let text = match from.cast::<PyString>() {
        Ok(text) => text.to_cow()?.into_owned(),
        Err(_) => match from.extract::<u64>() {
            Ok(number) => number.to_string(),
            Err(_) => from.repr()?.to_string(),
        },
    };
    text.parse().map_err(|malformed: contract::Malformed| Fault::from(malformed).into())
}
